import type { Translation } from '@sereno/ui/locale';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  'carousel.attending': 'Opening the registration of {name}…',
  'carousel.available': 'Available for the carousel',
  'carousel.fairness': 'Distribution',
  'carousel.last7Days': '7 days',
  'carousel.last30Days': '30 days',
  'carousel.nameless': 'this prospect',
  'carousel.open': 'See all',
  'carousel.period': 'Days of the distribution',
  'carousel.queue': 'Waiting',
  'carousel.refresh': 'Refreshes by itself every 30 seconds',
  'carousel.switchOn': 'New prospects are shown to whoever is available. Switch yourself on and they will appear here.',
  'carousel.title': 'New prospects',
  'carousel.waiting': { one: '{count} lead to be registered', other: '{count} leads to be registered' },
  'carousel.toRegister': 'To be registered',
  'carousel.unavailable': 'You are not available for the carousel',
  'carousel.withoutTeam':
    'New prospects are shown to whoever is available, and your team does not take part in the carousel.',
  'carousel.waitingFor': { one: '{count} waiting for {time}', other: '{count} waiting, the oldest {time}' },
  'carousel.nobodyWaits': 'No prospects waiting',
};
