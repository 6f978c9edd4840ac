import type { Route } from '../../route.ts';
import { savedFrameRoute } from './saved-frame.ts';
import {
	carNoteRoute,
	carRemovalRoute,
	carSavingRoute,
	watchlistCarsRoute,
	watchlistRoute,
} from './watchlist.ts';

/** Endpoints of saved vehicles. */
export const watchlistRoutes: readonly Route[] = [
	carSavingRoute,
	carRemovalRoute,
	carNoteRoute,
	watchlistRoute,
	watchlistCarsRoute,
	savedFrameRoute,
];
