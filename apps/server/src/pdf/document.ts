import PdfKit from 'pdfkit';
import type { Document } from './ink.ts';
import type { Page } from './look.ts';

const LANGUAGE = 'es-MX';
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes names into the XML of its properties as XML wants them, which pdfkit 0.20 does not. */
class WellFormedDocument extends PdfKit {
  override endMetadata(): void {
    // The title that viewers of the file show is already written.
    this.info.Title = (this.info.Title ?? '').replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
    super.endMetadata();
  }
}

/**
 * An empty document: tagged, in Mexican Spanish, with a title that readers show in the place of the file's name.
 * @param printedAt The one moment that goes into the file, so that the same content at the same moment is the same file.
 */
export function createDocument(title: string, page: Page, printedAt: Date): Document {
  return new WellFormedDocument({
    // Without a font: the first one that is written with is embedded.
    font: '',
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: LANGUAGE,
    displayTitle: true,
    info: { Title: title, Author: 'Sereno', Creator: 'Sereno', Producer: 'Sereno', CreationDate: printedAt },
  });
}

/** Ends a document and gives its bytes. */
export async function bytesOf(doc: Document): Promise<Buffer> {
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}
