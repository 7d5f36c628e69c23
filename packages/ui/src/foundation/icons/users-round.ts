import node from 'lucide/dist/esm/icons/users-round.mjs';
import { icon } from '../icon.tsx';

export const UsersRound = /* @__PURE__ */ icon(node);
