/** How far a finger goes before it says where it wants to go, in px; less than what makes a browser start to scroll. */
const tremble = 4;
/** Pulled this far it closes however slowly, in px; a low sheet closes at half of its height. */
const far = 120;
/** A flick closes after this much, in px, at this speed, in px per ms. */
const flickDistance = 24;
const flickSpeed = 0.5;

/** Where a finger goes after its first px; undefined as long as it may only tremble. */
export function swipeDirection(right: number, down: number): 'down' | 'elsewhere' | undefined {
  if (Math.max(Math.abs(right), Math.abs(down)) < tremble) return undefined;
  return down > Math.abs(right) ? 'down' : 'elsewhere';
}

type Pull = {
  /** How far down it was pulled, in px. */
  distance: number;
  /** How fast it was at the end, in px per ms; negative when it was on its way back. */
  speed: number;
  /** Height of what is pulled, in px. */
  height: number;
};

/** Whether letting go here means to close it. On the way back up it never does. */
export function isPullToClose({ distance, speed, height }: Pull): boolean {
  if (speed < -0.1) return false;
  return distance >= Math.min(far, height / 2) || (distance >= flickDistance && speed >= flickSpeed);
}
