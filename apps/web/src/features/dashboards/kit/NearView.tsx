import { type ReactNode, useEffect, useRef, useState } from 'react';

export type NearViewProps = {
  /** What keeps the place until then, as high as what follows. */
  placeholder: ReactNode;
  /** It is known to be in sight already, or will be at once. Once true it stays so. Default false. */
  startsNear?: boolean | undefined;
  /** Rendered once the place has come near the window, and from then on. */
  children: ReactNode;
};

/** A window and a half away: what is scrolled to is there before it is seen. */
const NEAR = '150% 0px';

/** A part far down the page, which costs nothing until the window comes near it. Printing the page renders all of it. */
export function NearView({ placeholder, startsNear = false, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [cameNear, setIsNear] = useState(false);
  const isNear = startsNear || cameNear;
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const show = (): void => setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
