'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import { Group, Shape, Shapes } from './Skeleton.styles.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

type ShapeSize = CSSProperties & { '--skeleton-width'?: string | undefined; '--skeleton-height'?: string | undefined };

export type SkeletonProps = {
  /** 'text' is one line as high as the surrounding text, 'block' an area, 'circle' an avatar. Default 'text'. */
  shape?: 'text' | 'block' | 'circle';
  /** Any CSS length. Default: full width; 32px for a circle, which is also its height. */
  width?: string;
  /** Any CSS length. Default: the height of the text line; 96px for a block. */
  height?: string;
};

/** A placeholder in the size of loading content, so that nothing jumps when it arrives. Put it in a `SkeletonGroup`. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const size: ShapeSize = { '--skeleton-width': width, '--skeleton-height': height };
  return <Shape aria-hidden data-shape={shape} style={size} />;
}

export type SkeletonGroupProps = {
  /** `Skeleton` shapes in the layout of the content. */
  children: ReactNode;
};

/** Skeletons of one loading part, announced once. The host replaces it with the content. */
export function SkeletonGroup({ children }: SkeletonGroupProps) {
  const t = useTexts(statusTexts);
  return (
    <Group>
      {/* Outside of aria-busy, which would delay the announcement until loading ends. */}
      <VisuallyHidden as="output">{t('skeleton.loading')}</VisuallyHidden>
      <Shapes aria-busy="true">{children}</Shapes>
    </Group>
  );
}
