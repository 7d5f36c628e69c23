export { RoomBoard, type RoomBoardProps } from './RoomBoard.tsx';
