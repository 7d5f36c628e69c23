/**
 * How long a menu that came with the pointer stays after the pointer left it, in ms (SHL-37): a hand that trembles, or cuts the
 * corner on its way to a submenu, does not lose it.
 */
export const hoverTimeout = 500;
