import node from 'lucide/dist/esm/icons/user-cog.mjs';
import { icon } from '../icon.tsx';

export const UserCog = /* @__PURE__ */ icon(node);
