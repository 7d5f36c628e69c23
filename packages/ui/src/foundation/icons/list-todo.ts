import node from 'lucide/dist/esm/icons/list-todo.mjs';
import { icon } from '../icon.tsx';

export const ListTodo = /* @__PURE__ */ icon(node);
