export const roomsTexts = {
  'roomBoard.bookAt': 'Reservar {room} a las {time}',
  'roomBoard.ended': 'Fuera de uso',
} as const;
