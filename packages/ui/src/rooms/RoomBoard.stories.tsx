import type { Reservation, Room } from '@sereno/domain/recordari';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { arabic, german, long300 } from '../foundation/samples.tsx';
import { RoomBoard, type RoomBoardProps } from './RoomBoard.tsx';

const room = (id: number, name: string, change: Partial<Room> = {}): Room => ({
  id,
  name,
  opens: '08:00',
  closes: '20:00',
  minutesBefore: 30,
  minutesAfter: 15,
  isEnded: false,
  ...change,
});

const reservation = (id: number, roomId: number, change: Partial<Reservation>): Reservation => ({
  id,
  version: 1,
  roomId,
  day: '2026-11-21',
  start: '10:00',
  end: '12:00',
  minutesBefore: 30,
  minutesAfter: 15,
  ceremony: 'farewell',
  family: 'Familia Ríos',
  contractNumber: null,
  notes: null,
  ...change,
});

const rooms = [room(1, 'Azucenas'), room(2, 'Bugambilias', { opens: '09:30', closes: '18:00' }), room(3, 'Capilla')];
const reservations = [
  reservation(1, 1, {}),
  reservation(2, 1, { start: '15:00', end: '17:30', family: 'Familia Salgado' }),
  reservation(3, 3, { start: '12:15', end: '13:00', family: 'Familia Del Ángel' }),
];

const meta: Meta<typeof RoomBoard> = {
  component: RoomBoard,
  args: {
    label: 'Salas por hora',
    rooms,
    reservations,
    ceremonyOf: () => 'Despedida',
    onBook: fn<RoomBoardProps['onBook']>(),
    onOpen: fn<RoomBoardProps['onOpen']>(),
  },
  parameters: {
    keyboard: {
      Tab: 'Moves to the board, which is one stop.',
      'ArrowRight ArrowLeft': 'Moves along the hours of a room.',
      'ArrowDown ArrowUp': 'Moves to the next or the previous room.',
      'Home End': 'Moves to the first or the last of a room.',
    },
    docs: {
      description: {
        component:
          'The rooms of a day by the hour. A free hour is pressed to reserve it, a reservation to open it; what is grey ' +
          'around a reservation is its preparation. One stop of the Tab key: the arrows lead along a room and to the ' +
          'nearest hour of the next one. It needs the width of a tablet, and scrolls within itself on less; on a phone ' +
          'show a list instead.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Three rooms, one with hours of its own. */
export const Default: Story = {};

/** Nothing is reserved yet. */
export const Free: Story = { args: { reservations: [] } };

/** A room out of use keeps its reservations and offers no hours. */
export const OutOfUse: Story = { args: { rooms: [room(1, 'Azucenas', { isEnded: true }), room(3, 'Capilla')] } };

/** The hours follow a room that opens early, and a reservation of before the hours of its room were changed. */
export const LongDay: Story = {
  args: {
    rooms: [room(1, 'Azucenas', { opens: '06:00' }), room(3, 'Capilla')],
    reservations: [reservation(1, 3, { start: '21:00', end: '22:30' })],
  },
};

/** Texts of any length are cut off in a reservation and break in the name of a room. */
export const LongTexts: Story = {
  args: {
    rooms: [room(1, german), room(2, arabic)],
    reservations: [reservation(1, 1, { family: long300 }), reservation(2, 2, { family: arabic })],
  },
};

/** Twenty rooms. */
export const Many: Story = {
  args: {
    rooms: Array.from({ length: 20 }, (_, at) => room(at + 1, `Sala ${at + 1}`)),
    reservations: Array.from({ length: 20 }, (_, at) => reservation(at + 1, at + 1, {})),
  },
};
