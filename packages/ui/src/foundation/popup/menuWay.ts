/** How a menu was opened. Keys put the focus on its first or last item; a menu that the pointer brought leaves with it. */
export type MenuWay = 'press' | 'hover' | 'first' | 'last';
