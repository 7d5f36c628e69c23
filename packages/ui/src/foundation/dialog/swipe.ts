/** Distance before a direction is decided, px; less than a browser needs to start scrolling. */
const tremble = 4;
/** Pulled this far it closes at any speed, px; a low sheet closes at half its height. */
const far = 120;
/** A flick closes after this distance, px, at this speed, px per ms. */
const flickDistance = 24;
const flickSpeed = 0.5;

/** Direction of a finger after its first px; undefined while it may only tremble. */
export function swipeDirection(right: number, down: number): 'down' | 'elsewhere' | undefined {
  if (Math.max(Math.abs(right), Math.abs(down)) < tremble) return undefined;
  return down > Math.abs(right) ? 'down' : 'elsewhere';
}

type Pull = {
  /** Distance pulled down, px. */
  distance: number;
  /** Final speed, px per ms; negative on the way back up. */
  speed: number;
  /** Height of the pulled panel, px. */
  height: number;
};

/** Whether releasing here closes it. Never on the way back up. */
export function isPullToClose({ distance, speed, height }: Pull): boolean {
  if (speed < -0.1) return false;
  return distance >= Math.min(far, height / 2) || (distance >= flickDistance && speed >= flickSpeed);
}
