import node from 'lucide/dist/esm/icons/map-pin.mjs';
import { icon } from '../icon.tsx';

export const MapPin = /* @__PURE__ */ icon(node);
