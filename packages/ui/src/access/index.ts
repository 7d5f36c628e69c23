export { defaultPermissionFilters } from './lensFilters.ts';
export type { PermissionLensFilters } from './lensFilters.ts';
export { PermissionLens } from './PermissionLens.tsx';
export type { PermissionLensProps } from './PermissionLens.tsx';
export { permissionCompanies, permissionRoles } from './permissionRows.ts';
export type { PermissionPerson } from './permissionRows.ts';
