// The live part of the table pages.
