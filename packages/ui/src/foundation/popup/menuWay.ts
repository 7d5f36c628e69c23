/** How a menu was opened. Keys focus its first or last item; a menu opened by hover closes with it. */
export type MenuWay = 'press' | 'hover' | 'first' | 'last';
