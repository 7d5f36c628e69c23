import node from 'lucide/dist/esm/icons/external-link.mjs';
import { icon } from '../icon.tsx';

export const ExternalLink = /* @__PURE__ */ icon(node);
