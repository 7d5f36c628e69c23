import { css } from 'styled-components';
import { color, fontSize, space } from '../../theme/index.ts';

const BADGE_TONES = (['primary', 'info', 'positive', 'warning', 'danger'] as const).map(
  (tone) => `.badge[data-tone='${tone}'] { background: ${color[`${tone}Soft` as const]}; color: ${color[tone]}; }`,
);

/** Cells by their kind, and those of a row that is on its way. */
export const cellRules = css`
  a {
    color: ${color.primary};
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  :is(.body, .foot) .rank-lead {
    font-weight: 600;
  }

  /* A number is dialled from the left whatever is read from the right. */
  .contact {
    direction: ltr;
    unicode-bidi: isolate;
  }

  .badge {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    padding-inline: ${space(2)};
    border: 1px solid transparent;
    border-radius: 11px;
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-size: ${fontSize[12]};
    font-weight: 550;
    line-height: 1.25rem;
    text-overflow: ellipsis;
    vertical-align: middle;
  }

  /* A border, for not every font has a dot, and forced colours leave borders alone. */
  .badge::before {
    content: '';
    display: inline-block;
    margin-inline-end: ${space(1.5)};
    border: 3px solid;
    border-radius: 50%;
    vertical-align: middle;
  }

  .badge[data-tone='neutral'] {
    border-color: ${color.border};
  }

  ${BADGE_TONES}

  .initial {
    display: inline-block;
    inline-size: 1.5rem;
    margin-inline-end: ${space(2)};
    border-radius: 50%;
    background: ${color.primarySoft};
    color: ${color.primary};
    font-size: ${fontSize[12]};
    font-weight: 650;
    line-height: 1.5rem;
    text-align: center;
  }

  .detail {
    color: ${color.textMuted};
  }

  /* A row that is on its way */
  .bone {
    display: inline-block;
    inline-size: 60%;
    block-size: 0.75em;
    border-radius: 4px;
    background: ${color.border};
    vertical-align: middle;
  }

  .row:nth-child(even) .bone {
    inline-size: 45%;
  }
`;
