/** The mark that index.html paints before any script has run, shown again while a page's code is on its way. */
export function Splash() {
  return <div className="splash" aria-hidden />;
}
