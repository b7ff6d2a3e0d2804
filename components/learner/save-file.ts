/** Offers what a call answered with as a file. */
export async function saveFile(response: Response, name: string) {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
