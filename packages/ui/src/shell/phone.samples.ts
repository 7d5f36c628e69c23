/** Story parameters for a phone 360 px wide; goes with `globals: onPhone`. */
export const phone = {
  viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '740px' } } } },
};
export const onPhone = { viewport: { value: 'phone' } };
