import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { names, onStage } from './stage.tsx';

declare global {
  interface Window {
    /** The names of what can be shown. */
    names: readonly string[];
    /** Shows one of them instead of the one before, and takes over what a server has rendered of it. */
    show: (name: string) => void;
  }
}

let shown: { readonly root: Root; readonly place: Element } | undefined;

window.names = names;
window.show = (name) => {
  shown?.root.unmount();
  shown?.place.remove();
  const rendered = document.querySelector(`[data-sample="${name}"]`);
  const place = rendered ?? document.body.appendChild(document.createElement('div'));
  place.setAttribute('data-shown', '');
  shown = { place, root: rendered ? hydrateRoot(place, onStage(name)) : createRoot(place) };
  if (!rendered) shown.root.render(onStage(name));
};
