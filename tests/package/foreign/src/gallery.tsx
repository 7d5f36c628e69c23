import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { names, onStage, probed } from './stage.tsx';

declare global {
  interface Window {
    /** The names of what can be shown. */
    names: readonly string[];
    /** Shows one of them instead of the one before, and takes over what a server has rendered of it. */
    show: (name: string) => void;
    /** Where class, style, id, data attribute and ref of one of them arrive. Nothing does while it is not in sight. */
    probe: (name: string) => string;
  }
}

let shown: { readonly root: Root; readonly place: Element } | undefined;

const clear = (): void => {
  shown?.root.unmount();
  shown?.place.remove();
};

window.names = names;
window.show = (name) => {
  clear();
  const rendered = document.querySelector(`[data-sample="${name}"]`);
  const place = rendered ?? document.body.appendChild(document.createElement('div'));
  place.setAttribute('data-shown', '');
  shown = { place, root: rendered ? hydrateRoot(place, onStage(name)) : createRoot(place) };
  if (!rendered) shown.root.render(onStage(name));
};

let probedName: string | undefined;
let reference: unknown = null;
window.probe = (name) => {
  if (probedName !== name) {
    clear();
    probedName = name;
    const place = document.body.appendChild(document.createElement('div'));
    shown = { place, root: createRoot(place) };
    shown.root.render(
      probed(name, (given: unknown) => {
        reference = given;
      }),
    );
  }
  const [root, ...more] = document.querySelectorAll<HTMLElement>('.probe');
  const [control, ...others] = document.querySelectorAll('#probe, [data-probe]');
  if (!root || !control || !root.contains(control)) return 'nowhere';
  if (more.length + others.length > 0 || root.style.scale !== '1' || !control.matches('#probe[data-probe]'))
    return 'apart';
  const isHandle = !(reference instanceof Element);
  if (!isHandle && reference !== control) return 'ref elsewhere';
  return `${root === control ? 'root' : 'control'}${isHandle ? ', handle' : ''}`;
};
