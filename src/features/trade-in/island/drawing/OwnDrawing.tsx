import type { FoundVehicle } from '../../../../api/trade-in/vehicle-lookup.ts';
import type { ItemType } from '../../../../domain/vehicle/attributes/item-type.ts';
import type { Drawings } from '../../embed/trade-in-settings.ts';
import { ViewDrawing } from './ViewDrawing.tsx';

/** The shopper's vehicle: a drawing of its body in its colour where both are known, else a line drawing of its kind. */
export function OwnDrawing({
	vehicle,
	itemType,
	drawings,
}: {
	/** Null for one entered by hand. */
	vehicle: Pick<FoundVehicle, 'body' | 'colour'> | null;
	itemType: ItemType;
	drawings: Drawings;
}) {
	// Motorcycles and caravans have one body each; cars have many.
	const drawing = drawings[vehicle?.body ?? itemType];
	if (!drawing) return <ViewDrawing itemType={itemType} view="front_corner" />;
	return <img className="view-drawing" src={`${drawing}#${vehicle?.colour ?? 'silver'}`} alt="" />;
}
