'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { statusTexts } from '../../locale/texts/es/status.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { Group, Shape, Shapes } from './Skeleton.styles.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

type ShapeSize = CSSProperties & { '--skeleton-width'?: string | undefined; '--skeleton-height'?: string | undefined };

export type SkeletonProps = RootProps<HTMLSpanElement> & {
  /** 'text' is one line as high as the surrounding text, 'block' an area, 'circle' an avatar. Default 'text'. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Any CSS length. Default: full width; 32px for a circle, which is also its height. */
  width?: string | undefined;
  /** Any CSS length. Default: the height of the text line; 96px for a block. */
  height?: string | undefined;
};

/** A placeholder in the size of loading content, so that nothing jumps when it arrives. Put it in a `SkeletonGroup`. */
export function Skeleton({ shape = 'text', width, height, ...root }: SkeletonProps) {
  const size: ShapeSize = { '--skeleton-width': width, '--skeleton-height': height };
  return <Shape {...root} aria-hidden data-shape={shape} style={{ ...size, ...root.style }} />;
}

export type SkeletonGroupProps = RootProps & {
  /** `Skeleton` shapes in the layout of the content. */
  children: ReactNode;
};

/** Skeletons of one loading part, announced once. The host replaces it with the content. */
export function SkeletonGroup({ children, ...root }: SkeletonGroupProps) {
  const t = useTexts(statusTexts);
  return (
    <Group {...root}>
      {/* Outside of aria-busy, which would delay the announcement until loading ends. */}
      <VisuallyHidden as="output">{t('skeleton.loading')}</VisuallyHidden>
      <Shapes aria-busy="true">{children}</Shapes>
    </Group>
  );
}
