'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { skeletonTexts } from '../../locale/ownTexts.ts';
import { Group, Shape, Shapes } from './Skeleton.styles.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

type ShapeSize = CSSProperties & { '--skeleton-width'?: string | undefined; '--skeleton-height'?: string | undefined };

export type SkeletonProps = {
  /** 'text' is one line as high as the text around it, 'block' an area, 'circle' an avatar. Default 'text'. */
  shape?: 'text' | 'block' | 'circle';
  /** Any CSS length. Default: the whole width; 32px for a circle, whose height it is too. */
  width?: string;
  /** Any CSS length. Default: the height of the text line; 96px for a block. */
  height?: string;
};

/** The place of something that is still coming, in its size, so that nothing jumps when it arrives. Put it in a `SkeletonGroup`. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size: ShapeSize = { '--skeleton-width': width, '--skeleton-height': height };
  return <Shape aria-hidden data-shape={shape} style={size} />;
}

export type SkeletonGroupProps = {
  /** Said to screen readers while the group is there. Default 'Cargando…' from the catalogue. */
  label?: string;
  /** `Skeleton` shapes in the layout of what comes. */
  children: ReactNode;
};

/** Skeletons of one thing that loads, announced once. The host replaces it with the content. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const t = useTexts(skeletonTexts);
  return (
    <Group>
      {/* Outside of aria-busy, which would hold the announcement back until the busy part is gone. */}
      <VisuallyHidden as="output">{label ?? t('skeleton.loading')}</VisuallyHidden>
      <Shapes aria-busy="true">{children}</Shapes>
    </Group>
  );
}
