import { styled } from 'styled-components';
import { color, media, space } from '../../theme/index.ts';
import { errorPage } from './errorPage.styles.ts';

/** A list over the whole page; number and text are on its missing row. */
export const LedgerPage = styled.div`
  ${errorPage}
  grid-template-rows: auto minmax(0, 1fr) auto minmax(0, 1.4fr);

  > header {
    justify-self: stretch;
    padding-block-end: ${space(6)};
    background: var(--paper);
  }

  > main {
    grid-row: 3;
    display: grid;
    gap: ${space(6)} ${space(10)};
    padding: ${space(10)} ${space(5)};
    border-block: 1.5px dashed var(--line);
    background: var(--paper);
  }

  .sign {
    display: contents;
  }

  .code {
    font-size: clamp(88px, 24vw, 152px);
  }

  .ledger {
    position: absolute;
    z-index: -1;
    inset: 0;
    display: grid;
    grid-auto-rows: 64px;
    align-content: center;
    mask-image: linear-gradient(transparent 64px, #000 45%, #000 55%, transparent);
  }

  .line {
    display: grid;
    grid-template-columns: 64px minmax(0, 420px) minmax(72px, 1fr);
    gap: ${space(5)};
    align-items: center;
    padding-inline: ${space(5)};
    border-block-end: 1px solid ${color.border};
  }

  .line > i {
    block-size: 10px;
    border-radius: 5px;
    background: color-mix(in srgb, var(--line) 32%, var(--paper));
  }

  .line > .amount {
    justify-self: end;
    max-inline-size: 96px;
  }

  @media ${media.md} {
    > main {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      padding: ${space(12)} ${space(10)};
    }

    .line {
      grid-template-columns: 96px minmax(0, 420px) minmax(120px, 1fr);
      padding-inline: ${space(10)};
    }
  }

  @media ${media.lg} {
    > main {
      gap: ${space(16)};
      padding-inline: max(${space(10)}, 12vw);
    }

    .line {
      padding-inline: max(${space(10)}, 12vw);
    }
  }

  @media (forced-colors: active) {
    .line > i {
      border: 1px solid GrayText;
    }
  }
`;

/** Lengths of the rows' entries, in percent of their column; they repeat. */
const lengths = [62, 84, 48, 73, 91, 55, 68];
const lines = Array.from({ length: 18 }, (_, position) => ({
  position,
  length: lengths[position % lengths.length] ?? 60,
}));

/** The rows of a list that continues above and below: date, name and amount. */
export function Ledger() {
  return (
    <div className="ledger" aria-hidden>
      {lines.map(({ position, length }) => (
        <div key={position} className="line">
          <i className="date" />
          <i className="name" style={{ inlineSize: `${length}%` }} />
          <i className="amount" style={{ inlineSize: `${100 - length / 2}%` }} />
        </div>
      ))}
    </div>
  );
}
