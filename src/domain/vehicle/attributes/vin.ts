/** The parts of a vehicle identification number: manufacturer, description and serial number, without I, O and Q (ISO 3779). */
const VIN = /^([A-HJ-NPR-Z\d]{3})([A-HJ-NPR-Z\d]{6})([A-HJ-NPR-Z\d]{8})$/i;

/** Whether a text is a VIN; a form field accepts a registration or a VIN. */
export function isVin(text: string): boolean {
	return VIN.test(text.trim());
}

/** The parts between which a VIN may wrap in a narrow column; any other text is one part. */
export function vinParts(text: string): string[] {
	return VIN.exec(text)?.slice(1) ?? [text];
}
