import node from 'lucide/dist/esm/icons/gallery-horizontal-end.mjs';
import { icon } from '../icon.tsx';

export const GalleryHorizontalEnd = /* @__PURE__ */ icon(node);
