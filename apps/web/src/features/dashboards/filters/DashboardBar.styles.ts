import { color, fontSize, media } from '@sereno/ui/theme';
import { styled } from 'styled-components';

/** Room for two dates, a month or 'Semana 46 del 11/11/2026 al 17/11/2026' and the button; the whole width in a sheet. */
export const PeriodPlace = styled.div`
  @media ${media.md} {
    inline-size: 15.5rem;

    &[data-of='week'] {
      inline-size: 21rem;
    }

    &[data-of='month'] {
      inline-size: 9rem;
    }
  }
`;

/** Keeps its width while it is empty, so that the button beside it stays where it is. */
export const UpdatedAt = styled.output`
  min-inline-size: 13ch;
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  text-align: end;
  color: ${color.textMuted};

  /* Two lines, as high as the button beside them. */
  &[data-failed] > * {
    display: block;
    line-height: 1.3;
  }

  > strong {
    font-weight: 600;
    color: ${color.danger};
  }

  @media not ${media.md} {
    flex: 1 1 4rem;
    max-inline-size: 13ch;
    min-inline-size: 0;

    /* Its words take both lines. */
    > strong + span {
      display: none;
    }
  }
`;

/** The words of a switch stand in one line, whatever stands beside it; in a sheet they have the whole width. */
export const SwitchPlace = styled.div`
  @media ${media.md} {
    white-space: nowrap;
  }
`;
