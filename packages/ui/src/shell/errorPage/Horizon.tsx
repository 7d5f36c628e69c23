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
