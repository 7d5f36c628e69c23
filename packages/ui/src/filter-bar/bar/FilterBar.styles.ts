import { styled } from 'styled-components';
import { color, fontSize, layer, media, motion, radius, space } from '../../theme/index.ts';
import { PillFrame } from '../select/FilterSelect.styles.ts';

/** Height of the app's top bar, plus the notice above it. */
const TOP_BAR = '56px';

export const Row = styled.section`
  position: sticky;
  z-index: ${layer.sticky - 1};
  /* Without a frame there is no top bar. */
  inset-block-start: calc(var(--frame-top, -${TOP_BAR}) + ${TOP_BAR});
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  /* Air above and below while it sticks, which at rest the page has anyway. */
  margin-block: ${space(-2)};
  padding-block: ${space(2)};
  border-block-end: 1px solid transparent;
  background: ${color.bg};
  transition: border-color ${motion.fast};

  &[data-stuck] {
    border-color: ${color.border};
  }

  > .scope {
    position: relative;
    flex: 1 0 100%;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.textMuted};
    font: inherit;
    font-size: ${fontSize[13]};
    line-height: 1.4;
    text-align: start;
    overflow-wrap: anywhere;
  }
  > button.scope {
    border-radius: ${radius.control};
    cursor: pointer;

    /* As high as a finger needs, into the air around it. */
    &::after {
      content: '';
      position: absolute;
      inset: ${space(-4)} 0 ${space(-2)};
    }
  }

  > .fields {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    min-inline-size: 0;
  }
  > .fields > * {
    max-inline-size: 300px;
  }
  /* As wide as there is room for, whatever is chosen: a choice moves nothing. */
  > .fields > ${PillFrame} {
    flex: 2 1 9rem;
    max-inline-size: 13rem;
  }
  /* Words in two lines rather than a row in two. */
  > .fields > :has([role='switch']) {
    flex: 1 1 10rem;
    max-inline-size: max-content;
    /* A label is nearer to its own switch than to the next one. */
    margin-inline: ${space(2)};
  }
  > .fields > :has([role='switch']) + :has([role='switch']) {
    margin-inline-start: 0;
  }
  /* Two lines are no higher than a field. */
  > .fields > :has([role='switch']) label {
    align-items: center;
    padding-block: 0;
    font-size: ${fontSize[13]};
    line-height: 1.2;
  }

  /* Many filters wrap as their texts require, and the end of the bar follows them. */
  &:has(> .fields > ${PillFrame} ~ ${PillFrame} ~ ${PillFrame} ~ ${PillFrame}) {
    align-items: center;
    justify-content: flex-start;
    gap: ${space(2)};

    > .fields {
      display: contents;
    }
    > .fields > ${PillFrame} {
      flex-basis: 12.25rem;
    }
  }

  > .end {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(2)};
    max-inline-size: 100%;
    margin-inline-start: auto;
  }

  @media not ${media.md} {
    align-items: center;

    /* The end of the bar shrinks before it wraps, for any number of filters. */
    > .end {
      flex: 1 1 10.5rem;
      min-inline-size: 0;
    }
  }

  /* In a low window, a phone on its side or one at 200 %, it would take what the page needs: it scrolls away. */
  @media (max-height: 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`;

/** The fields one below the other, as wide as the sheet. */
export const SheetFields = styled.div`
  display: grid;
  gap: ${space(3)};
`;
