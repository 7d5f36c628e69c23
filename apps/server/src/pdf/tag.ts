import type { Document } from './ink.ts';

type StructElement = ReturnType<Document['struct']>;
type Options = PDFKit.Mixins.StructureElementOptions;

/** A tag of a document: what a reader meets as one thing, such as a paragraph or the cell of a table. */
export type Tag = {
  /** Draws what the tag holds. */
  readonly add: (draw: () => void) => void;
  /** Begins a tag inside of this one. */
  readonly tag: (name: string, options?: Options) => Tag;
  /** Says that nothing more belongs to it. */
  readonly end: () => void;
};

function tagOf(doc: Document, element: StructElement): Tag {
  return {
    add(draw) {
      element.add(draw);
    },
    tag(name, options = {}) {
      const inside = doc.struct(name, options);
      element.add(inside);
      return tagOf(doc, inside);
    },
    end() {
      element.end();
    },
  };
}

/** The tag of the whole document. */
export function rootTag(doc: Document): Tag {
  const root = doc.struct('Document');
  doc.addStructure(root);
  return tagOf(doc, root);
}

/** Takes everything and draws nothing: for what is only measured. */
export const NO_TAG: Tag = { add() {}, tag: () => NO_TAG, end() {} };
