export { defaultPermissionFilters, type PermissionLensFilters } from './lensFilters.ts';
export { PermissionLens, type PermissionLensProps } from './PermissionLens.tsx';
export { permissionCompanies, permissionRoles, type PermissionPerson } from './permissionRows.ts';
