import { cdp } from 'vitest/browser';
import { controls, selected } from './controls.ts';
import { tagOf } from './otherTheme.ts';
import { isToldFromGround, lookOf } from './look.ts';

/** Controls that vanish, and states that no longer show, once the system decides about colours. */
function complaintsOfPage(): string[] {
  const lost = controls()
    .filter((control) => !isToldFromGround(control))
    .map((control) => `${tagOf(control.outerHTML)} has neither a border nor a text nor a graphic`);
  const alike = selected()
    .filter(({ chosen, other }) => lookOf(chosen) === lookOf(other))
    .map(({ chosen }) => `${tagOf(chosen.outerHTML)} is chosen and looks like one that is not`);
  return [...lost, ...alike].map((complaint) => `forced colours: ${complaint}`);
}

/** The story as people see it who force their own colours on every page. */
export async function complaintsInForcedColors(): Promise<string[]> {
  const session = cdp();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  try {
    if (!matchMedia('(forced-colors: active)').matches) return ['forced colours: the browser cannot emulate them'];
    return complaintsOfPage();
  } finally {
    await session.send('Emulation.setEmulatedMedia', { features: [] });
  }
}
