import type { Route } from '../../route.ts';
import { spinFormRoute, spinRoute, spinStateRoute } from './spin.ts';

/** Endpoints of the spin to win. */
export const spinRoutes: readonly Route[] = [spinStateRoute, spinRoute, spinFormRoute];
