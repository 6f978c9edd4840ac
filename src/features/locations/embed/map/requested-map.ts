import type { MapArea } from '../../page-data.ts';

/** Data of a map to load from a service. */
export interface RequestedMap {
	service: NonNullable<MapArea['service']>;
	pins: Pick<MapArea['pins'][number], 'name' | 'at'>[];
}
