export const sliderTexts = {
  'slider.from': '{label}, desde',
  'slider.to': '{label}, hasta',
} as const;
