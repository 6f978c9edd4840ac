import type { Route } from '../../route.ts';
import { eventsRoute } from './events.ts';
import { phoneRevealsRoute } from './phone-reveals.ts';

/** Endpoints that count what visitors do. */
export const eventRoutes: readonly Route[] = [phoneRevealsRoute, eventsRoute];
