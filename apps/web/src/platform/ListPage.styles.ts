import { color, fontSize, media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** On a phone as high as the window, so that what stands below does not move once the rows are there. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  min-block-size: 100dvh;

  @media ${media.md} {
    min-block-size: 0;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
`;

/** Keeps its width while it is empty, so that the buttons beside it stay where they are. */
export const UpdatedAt = styled.output`
  min-inline-size: 13ch;
  margin-inline-end: auto;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};

  /* Two lines, as high as the buttons beside them. */
  &[data-failed] > * {
    display: block;
    line-height: 1.3;
  }

  > strong {
    font-weight: 600;
    color: ${color.danger};
  }
`;
