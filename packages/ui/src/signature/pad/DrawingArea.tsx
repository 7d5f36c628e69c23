'use client';
import { useLayoutEffect, useRef } from 'react';
import type { Drawing } from '../ink/drawing.ts';
import type { Size, Stroke } from '../ink/geometry.ts';
import type { Pen } from '../ink/pen.ts';
import { attachPad, type AttachedPad } from './attachPad.ts';
import { Canvas } from './SignaturePad.styles.ts';

type DrawingAreaProps = {
  label: string;
  describedBy: string;
  drawing: Drawing;
  pen: Pen;
  disabled: boolean;
  onBegin: () => void;
  onStrokes: (strokes: readonly Stroke[], pad: Size) => void;
};

/** The canvas with its pen. */
export function DrawingArea({ label, describedBy, drawing, pen, disabled, onBegin, onStrokes }: DrawingAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const attached = useRef<AttachedPad>(null);
  const events = useRef({ onBegin, onStrokes });
  useLayoutEffect(() => {
    events.current = { onBegin, onStrokes };
  });
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    attached.current = attachPad(canvas.current, {
      onBegin: () => events.current.onBegin(),
      onStrokes: (strokes, pad) => events.current.onStrokes(strokes, pad),
    });
    return () => {
      attached.current?.detach();
      attached.current = null;
    };
  }, []);
  // After the effect above, so that a newly attached pad shows its drawing.
  useLayoutEffect(() => attached.current?.show(drawing, pen, disabled), [drawing, pen, disabled]);
  return <Canvas ref={canvas} aria-label={label} aria-describedby={describedBy} />;
}
