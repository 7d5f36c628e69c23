/** A thread that starts at one edge, gets tangled, and ends before the other. */
const path =
  'M-40 232 C190 232 330 196 500 214 C690 234 812 372 716 388 C620 404 548 214 664 128 C780 42 980 92 948 230' +
  ' C918 360 742 372 664 282 C600 208 690 60 838 96 C1010 138 1010 318 1120 300 C1180 290 1200 236 1236 214';

export function Thread() {
  return (
    <svg viewBox="470 20 810 400" preserveAspectRatio="xMidYMid meet" aria-hidden>
      <path className="thread" d={path} />
      <path className="rest" d="M1262 200 C1330 168 1420 186 1520 186 H3000" />
      <path className="rest" d="M-40 232 H-2000" />
      <circle className="end" cx={1240} cy={212} r={7} />
    </svg>
  );
}
