import { type BuilderPlaces, type BuildOrder, openBuilder } from './open-builder.ts';
import type { Outcome } from './outcome.ts';

/** The options of a build. */
export type FleetOptions = BuilderPlaces & BuildOrder;

/** Builds dealers' sites once: the bundle, then every dealer that changed. */
export async function buildFleet(options: FleetOptions): Promise<Outcome[]> {
	const builder = openBuilder(options, 'once');
	try {
		return await builder.build(options);
	} finally {
		await builder.close();
	}
}
