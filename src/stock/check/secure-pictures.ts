import { formatNumber } from '../../domain/vehicle/attributes/measures.ts';
import { show } from '../../domain/vehicle/record/field.ts';
import type { ParsedVehicle } from '../../domain/vehicle/record/vehicle.ts';
import { type FieldFinding, finding } from './findings.ts';

/** Hosts that cannot have a trusted certificate: IP addresses and localhost. */
const NO_CERTIFICATE = /^(?:localhost|[\d.]+|\[.*\])$/;

/**
 * A vehicle with secure picture addresses, as pages load no others (`img-src` of their policy). `http://` becomes `https://` of the same
 * host; where that is impossible, the picture is left out.
 *
 * @param note called for each picture that is left out
 * @returns the vehicle, and the host of each changed address
 */
export function withSecurePictures(
	vehicle: ParsedVehicle,
	note: (found: FieldFinding) => void,
): { vehicle: ParsedVehicle; changedHosts: string[] } {
	const { images, thumbnails, primary_image_url } = vehicle;
	const changedHosts: string[] = [];
	const keep = (address: string, field: string): string | null => {
		if (!/^http:/i.test(address)) return address;
		const url = new URL(address);
		if (url.port !== '' || NO_CERTIFICATE.test(url.hostname)) {
			note(finding(field, 'a picture at https://', show(address)));
			return null;
		}
		changedHosts.push(url.hostname);
		url.protocol = 'https:';
		return url.href;
	};
	const secured = {
		...vehicle,
		images: images.flatMap(({ image }, index) => {
			const url = keep(image.url, `images[${index}].image.url`);
			return url === null ? [] : [{ image: { ...image, url } }];
		}),
		thumbnails: thumbnails.flatMap((url, index) => keep(url, `thumbnails[${index}]`) ?? []),
		primary_image_url: primary_image_url && keep(primary_image_url, 'primary_image_url'),
	};
	return { vehicle: secured, changedHosts };
}

/** Notes on a source with changed picture addresses; `hosts` has the host of each. */
export function changedPicturesNote(hosts: readonly string[]): string[] {
	if (hosts.length === 0) return [];
	const one = hosts.length === 1;
	const pictures = `${formatNumber(hosts.length)} ${one ? 'picture has an' : 'pictures have'} http:// ${one ? 'address' : 'addresses'}`;
	return [
		`${pictures}, which browsers do not load on a secure site; https:// is used instead: see that it answers at ${[...new Set(hosts)].sort().join(', ')}`,
	];
}
