import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { actualTexts } from './pdfActualText.ts';

/** A tag of a document with what is inside of it, as a screen reader meets it. */
export type PdfTag = {
  readonly role: string;
  /** The alternative text of a picture. */
  readonly alt: string;
  readonly text: string;
  readonly inside: readonly PdfTag[];
};

export type ReadPdf = {
  readonly title: unknown;
  readonly language: string | null;
  /** Whether the file says that it is tagged. */
  readonly isTagged: boolean;
  /** Everything that is written on each page, also what no tag holds. */
  readonly pages: readonly string[];
  /** The same as it is drawn, where readers get another text in its place. */
  readonly drawn: readonly string[];
  /** The tags of each page. */
  readonly tags: readonly PdfTag[];
  readonly fonts: readonly string[];
  /** Entries of the list of contents. */
  readonly outline: readonly string[];
};

type Node = { readonly role?: unknown; readonly alt?: unknown; readonly id?: unknown; readonly children?: unknown };

const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter((node): node is Node => typeof node === 'object' && node !== null) : [];

function tagOf(node: Node, texts: ReadonlyMap<string, string>): PdfTag {
  const children = nodesOf(node.children);
  const inside = children.filter(({ role }) => typeof role === 'string').map((child) => tagOf(child, texts));
  const own = children.flatMap(({ id }) => (typeof id === 'string' ? [texts.get(id) ?? ''] : []));
  return {
    role: String(node.role),
    alt: typeof node.alt === 'string' ? node.alt : '',
    text: [...own, ...inside.map(({ text }) => text)].join(' ').replaceAll(/\s+/gu, ' ').trim(),
    inside,
  };
}

/** Marks what is drawn in the place of a text that readers get instead. */
const REPLACED = 'Span';

/** Reads a PDF as a person with a screen reader would: texts, tags and properties. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // Nothing is drawn, so no fonts of the machine are asked for; the bytes are taken away by the reader.
  const loading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const [pages, drawn, tags, fonts]: [string[], string[], PdfTag[], Set<string>] = [[], [], [], new Set()];
  const actual = actualTexts(bytes).values();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const texts = new Map<string, string>();
    const open: string[] = [];
    let whole = '';
    const read = (text: string, endsLine: boolean) => {
      whole += text + (endsLine ? '\n' : ' ');
      const id = open.findLast((each) => each !== '' && each !== REPLACED);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + text + (endsLine ? ' ' : ''));
    };
    for (const item of content.items) {
      if ('str' in item) {
        if (!open.includes(REPLACED)) read(item.str, item.hasEOL);
        fonts.add(item.fontName);
      } else if (item.type === 'endMarkedContent') open.pop();
      else if ('tag' in item && item.tag === REPLACED) {
        open.push(REPLACED);
        read(actual.next().value ?? '', false);
      } else open.push(typeof item.id === 'string' ? item.id : '');
    }
    const tree: unknown = await page.getStructTree();
    pages.push(whole);
    drawn.push(content.items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '));
    tags.push(...nodesOf([tree]).map((node) => tagOf(node, texts)));
  }
  const [{ info }, markInfo, outline] = [
    await document.getMetadata(),
    await document.getMarkInfo(),
    await document.getOutline(),
  ];
  const properties: { readonly Title?: unknown; readonly Language?: unknown } = info;
  await loading.destroy();
  return {
    title: properties.Title,
    language: typeof properties.Language === 'string' ? properties.Language : null,
    isTagged: markInfo instanceof Map && markInfo.get('Marked') === true,
    pages,
    drawn,
    tags,
    fonts: [...fonts],
    outline: nodesOf(outline).map((entry) => ('title' in entry ? String(entry.title) : '')),
  };
}

/** Every tag of that role, at any depth, in the order of reading. */
export const tagsOf = (tags: readonly PdfTag[], role: string): PdfTag[] =>
  tags.flatMap((tag) => [...(tag.role === role ? [tag] : []), ...tagsOf(tag.inside, role)]);

/** The cells of every row of every table; a page names the rows of other pages as well, without what is in them. */
export const tableRows = ({ tags }: ReadPdf): string[][] =>
  tagsOf(tags, 'TR')
    .filter(({ text }) => text !== '')
    .map((row) => row.inside.map(({ text }) => text));
