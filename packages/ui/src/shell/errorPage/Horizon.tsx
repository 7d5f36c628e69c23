import { styled } from 'styled-components';
import { media, space } from '../../theme/index.ts';
import { errorPage } from './errorPage.styles.ts';

/** The text above; the number sets behind hills that span the page. */
export const HorizonPage = styled.div`
  ${errorPage}

  > main {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }

  .words {
    grid-row: 1;
    padding: ${space(10)} ${space(5)} ${space(8)};
  }

  .sign {
    position: relative;
    align-self: end;
    block-size: clamp(240px, 48vh, 460px);
  }

  .code {
    position: absolute;
    z-index: -1;
    inset-block-end: 50%;
    inset-inline-end: clamp(20px, 9vw, 160px);
    font-size: clamp(140px, 40vw, min(420px, 48vh));
  }

  svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    /* Narrower, the hills would be mountains. */
    inline-size: max(100%, 960px);
    block-size: 76%;
  }

  .far {
    fill: color-mix(in srgb, var(--ink) 16%, var(--paper));
  }

  .middle {
    fill: color-mix(in srgb, var(--ink) 34%, var(--paper));
  }

  .near {
    fill: color-mix(in srgb, var(--ink) 56%, var(--paper));
  }

  @media ${media.md} {
    .words {
      padding: ${space(12)} ${space(10)} ${space(8)};
    }
  }

  @media ${media.lg} {
    .code {
      inset-block-end: 36%;
    }

    .words {
      margin-inline-start: 8vw;
    }
  }
`;

/** Three ranges of hills, one before the other, as wide as the page. */
export function Horizon() {
  return (
    <svg viewBox="0 0 1440 320" preserveAspectRatio="none" aria-hidden>
      <path className="far" d="M0 96 C180 40 330 36 520 84 S900 160 1090 96 1330 40 1440 72 V320 H0 Z" />
      <path className="middle" d="M0 178 C150 210 320 196 520 150 S860 118 1040 164 1320 226 1440 186 V320 H0 Z" />
      <path className="near" d="M0 262 C240 206 440 214 660 250 S1120 292 1440 226 V320 H0 Z" />
    </svg>
  );
}
