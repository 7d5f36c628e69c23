'use client';
import { styled } from 'styled-components';
import { color, fontSize } from '../theme/index.ts';

/** A centred text in place of missing rows. */
export const NoFigures = styled.p`
  display: grid;
  flex: 1;
  place-items: center;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize[13]};
  text-align: center;
`;
