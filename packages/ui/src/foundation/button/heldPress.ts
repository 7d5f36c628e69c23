/**
 * Whether a key event repeats a key that is held down. The focus may have moved here meanwhile, so the press was not
 * meant for this control.
 */
export const isHeldPress = ({ key, repeat }: { readonly key: string; readonly repeat: boolean }): boolean =>
  repeat && (key === 'Enter' || key === ' ');
