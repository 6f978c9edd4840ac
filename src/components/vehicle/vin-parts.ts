/** Maker, description and serial number: what a vehicle identification number is made of (ISO 3779). */
const VIN = /^([A-HJ-NPR-Z\d]{3})([A-HJ-NPR-Z\d]{6})([A-HJ-NPR-Z\d]{8})$/i;

/** The parts between which a VIN may break in a narrow column; another text is one part. */
export function vinParts(text: string): string[] {
	return VIN.exec(text)?.slice(1) ?? [text];
}
