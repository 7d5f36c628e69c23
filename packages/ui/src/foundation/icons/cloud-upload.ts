import node from 'lucide/dist/esm/icons/cloud-upload.mjs';
import { icon } from '../icon.tsx';

export const CloudUpload = /* @__PURE__ */ icon(node);
