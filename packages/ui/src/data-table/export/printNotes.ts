'use client';
import { createContext } from 'react';

/** Lines that printed tables below it say under their title: whose they are, and what narrows them. Default: none. */
export const PrintNotes = createContext<readonly string[]>([]);
