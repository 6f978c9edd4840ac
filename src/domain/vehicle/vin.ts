/** Maker, description and serial number: what a vehicle identification number is made of, without I, O and Q (ISO 3779). */
const VIN = /^([A-HJ-NPR-Z\d]{3})([A-HJ-NPR-Z\d]{6})([A-HJ-NPR-Z\d]{8})$/i;

/** Whether somebody who was asked for a registration or VIN gave the VIN. */
export function isVin(text: string): boolean {
	return VIN.test(text.trim());
}

/** The parts between which a VIN may break in a narrow column; another text is one part. */
export function vinParts(text: string): string[] {
	return VIN.exec(text)?.slice(1) ?? [text];
}
