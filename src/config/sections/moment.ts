import { z } from 'zod';

/** A time with its offset, so that a window is in the dealer's own time. */
export const Moment = z.iso.datetime({
	offset: true,
	error: 'expected a moment such as 2025-07-24T23:59:59+10:00',
});
